module greet

go 1.24
