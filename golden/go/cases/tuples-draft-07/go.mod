module example.com/tuples-draft-07-agent

go 1.24
