module compose-writer

go 1.24
