module example.com/roots-agent

go 1.24
