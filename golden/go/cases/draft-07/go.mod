module example.com/draft-07-agent

go 1.24
