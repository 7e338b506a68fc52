module open-folder

go 1.24
