module summarize-logs

go 1.24
