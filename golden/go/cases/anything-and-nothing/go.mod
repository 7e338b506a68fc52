module example.com/anything-and-nothing-agent

go 1.24
