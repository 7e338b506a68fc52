module example.com/numbers-agent

go 1.24
