module harbour

go 1.24
