module example.com/outputs-agent

go 1.24
