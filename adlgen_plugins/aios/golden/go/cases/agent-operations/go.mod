module harbour-berths

go 1.24
