module cleaner

go 1.24
