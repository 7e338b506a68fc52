module example.com/uninhabitable-agent

go 1.24
