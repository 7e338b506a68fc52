module example.com/formats-agent

go 1.24
