module example.com/unions-tagged-agent

go 1.24
