module archive

go 1.24
