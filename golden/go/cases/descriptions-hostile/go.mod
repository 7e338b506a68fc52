module example.com/descriptions-hostile-agent

go 1.24
