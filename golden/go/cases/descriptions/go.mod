module example.com/descriptions-agent

go 1.24
