module release-notes

go 1.24
