module example.com/keywords-as-properties-agent

go 1.24
