module example.com/no-tools-agent

go 1.24
