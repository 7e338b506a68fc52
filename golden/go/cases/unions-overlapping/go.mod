module example.com/unions-overlapping-agent

go 1.24
