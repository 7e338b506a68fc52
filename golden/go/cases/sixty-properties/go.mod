module example.com/sixty-properties-agent

go 1.24
