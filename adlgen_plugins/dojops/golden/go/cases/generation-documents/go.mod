module pipeline-writer

go 1.24
