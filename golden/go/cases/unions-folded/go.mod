module example.com/unions-folded-agent

go 1.24
