module example.com/agent-helpdesk-agent

go 1.24
