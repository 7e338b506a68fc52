module example.com/draft-06-agent

go 1.24
