module tide-table

go 1.24
