module example.com/tuples-null-agent

go 1.24
