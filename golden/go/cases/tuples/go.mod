module example.com/tuples-agent

go 1.24
