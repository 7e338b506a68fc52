module example.com/patterns-agent

go 1.24
