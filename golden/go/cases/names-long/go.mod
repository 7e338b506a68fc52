module example.com/names-long-agent

go 1.24
