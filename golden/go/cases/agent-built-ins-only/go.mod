module example.com/agent-built-ins-only-agent

go 1.24
