module example.com/nullable-kinds-agent

go 1.24
