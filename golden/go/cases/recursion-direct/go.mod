module example.com/recursion-direct-agent

go 1.24
