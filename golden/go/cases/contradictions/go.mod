module example.com/contradictions-agent

go 1.24
