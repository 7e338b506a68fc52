module example.com/builtins-agent

go 1.24
