module example.com/values-hostile-agent

go 1.24
