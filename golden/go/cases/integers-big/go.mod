module example.com/integers-big-agent

go 1.24
