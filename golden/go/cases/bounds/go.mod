module example.com/bounds-agent

go 1.24
