module example.com/tool-names-agent

go 1.24
