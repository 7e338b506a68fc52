module example.com/draft-04-agent

go 1.24
