module example.com/unions-by-kind-agent

go 1.24
