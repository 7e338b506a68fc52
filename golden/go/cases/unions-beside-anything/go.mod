module example.com/beside-agent

go 1.24
