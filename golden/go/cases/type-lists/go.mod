module example.com/type-lists-agent

go 1.24
