module example.com/open-and-closed-agent

go 1.24
