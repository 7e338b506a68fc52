module example.com/keywords-as-tools-agent

go 1.24
