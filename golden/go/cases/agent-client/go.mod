module example.com/client-agent

go 1.24
