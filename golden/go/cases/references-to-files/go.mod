module example.com/references-to-files-agent

go 1.24
