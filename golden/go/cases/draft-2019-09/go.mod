module example.com/draft-2019-09-agent

go 1.24
