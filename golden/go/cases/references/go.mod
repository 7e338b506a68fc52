module example.com/references-agent

go 1.24
