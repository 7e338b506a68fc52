module example.com/all-of-agent

go 1.24
