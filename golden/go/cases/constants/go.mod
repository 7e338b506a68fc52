module example.com/constants-agent

go 1.24
