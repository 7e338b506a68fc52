module example.com/enums-agent

go 1.24
