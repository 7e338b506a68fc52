module example.com/references-multiplied-agent

go 1.24
