module example.com/presence-and-defaults-agent

go 1.24
